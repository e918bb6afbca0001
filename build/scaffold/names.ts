/** As in 'sauna-building': what a file, an address or a folder is called. */
export function checkedSlug(name: string): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`"${name}" should be small letters, digits and hyphens, as in sauna-building.`);
}

/** 'sauna-building' becomes 'saunaBuilding'. */
export function camelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** 'sauna-building' becomes 'Sauna Building', to begin with. */
export function titleCase(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

export function nextId(entries: readonly { readonly id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}
