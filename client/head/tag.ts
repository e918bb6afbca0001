/** A tag of the head as data: name and attributes. */
export type Tag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];
