import list from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** Strings that have broken other programs: scripts, injections, odd Unicode, reserved names. */
export const naughtyStrings: readonly string[] = list;
