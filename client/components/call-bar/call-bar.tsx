export function CallBar() {
  return null;
}
