/** The mail domains of most visitors, and valid domains that differ from one of them by a letter or two. */
const DOMAINS = [
  ...['gmail.com', 'hotmail.com', 'hotmail.ca', 'outlook.com', 'live.com', 'live.ca', 'msn.com'],
  ...['yahoo.com', 'yahoo.ca', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me'],
  ...['rogers.com', 'bell.net', 'sympatico.ca', 'shaw.ca', 'telus.net', 'cogeco.ca', 'teksavvy.com'],
  ...['mail.com', 'email.com', 'gmx.com', 'protonmail.com'],
];
const MISTYPED_COM = /\.(con|cmo|ocm|vom|xom|comm|coom)$/;

/** Suggests 'ann@gmail.com' for 'ann@gmial.con'. Undefined while the domain is a prefix of a known one. */
export function likelyAddress(typed: string): string | undefined {
  const [, name, domain] = typed.trim().match(/^([^\s@]+)@([a-z\d.-]+\.[a-z]{2,})$/i) ?? [];
  if (!name || !domain) return;
  const intended = likelyDomain(domain.toLowerCase());
  return intended && `${name}@${intended}`;
}

function likelyDomain(domain: string): string | undefined {
  if (DOMAINS.some((known) => known.startsWith(domain))) return;
  // A short domain is a different one after a change or two.
  const allowed = domain.length > 8 ? 2 : domain.length > 6 ? 1 : 0;
  const [nearest] = DOMAINS.map((known) => ({ known, distance: editDistance(domain, known) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance);
  if (nearest) return nearest.known;
  return MISTYPED_COM.test(domain) ? domain.replace(MISTYPED_COM, '.com') : undefined;
}

/** How many letters were left out, added, mistaken or swapped with their neighbour (optimal string alignment). */
function editDistance(typed: string, intended: string): number {
  const rows = [Array.from({ length: intended.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= intended.length; j++) {
      const at = (rowsBack: number, column: number) => rows[i - rowsBack]?.[column] ?? 0;
      const isSame = typed[i - 1] === intended[j - 1];
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === intended[j - 2] && typed[i - 2] === intended[j - 1];
      row[j] = Math.min(
        at(1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[typed.length]?.[intended.length] ?? 0;
}
