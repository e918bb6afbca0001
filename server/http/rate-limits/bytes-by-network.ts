type Limits = { readonly totalBytes: number; readonly networkBytes: number };

/** Counts bytes that are held for clients, in all and for each network, so that none can use up what others need. */
export function createBytesByNetwork({ totalBytes, networkBytes }: Limits) {
  const held = new Map<string, number>();
  let total = 0;

  function change(network: string, bytes: number): void {
    total += bytes;
    const left = (held.get(network) ?? 0) + bytes;
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }

  return {
    total: () => total,
    /** Returns whether there was room. */
    hold(network: string, bytes: number): boolean {
      if (total + bytes > totalBytes || (held.get(network) ?? 0) + bytes > networkBytes) return false;
      change(network, bytes);
      return true;
    },
    release: (network: string, bytes: number) => change(network, -bytes),
  };
}
