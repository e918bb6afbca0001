/** A tag of the head as data: name and attributes. */
export type Tag = readonly [name: 'meta' | 'link' | 'script', attributes: Readonly<Record<string, string>>];
