/** PostgreSQL refuses a query with a larger integer. */
const ID_MAX = 2 ** 31 - 1;

/** The `:id` of a path; undefined if no row can have it. */
export function idParameter(params: unknown): number | undefined {
  const id = Number((params as { readonly id: string }).id);
  return Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : undefined;
}
