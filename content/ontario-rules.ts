/** Ontario's legal rules that the copy quotes. Review them when the law changes. */
export const ontarioRules = {
  /** Harmonized sales tax. */
  hstPercent: 13,
  /** Construction Act: the share withheld from each payment until the lien period ends. */
  holdbackPercent: 10,
  /** Construction Act: how long a lien can be registered after completion. */
  lienDays: 60,
  /** Consumer Protection Act: the period for cancelling a contract that was signed at home. */
  cancellationDays: 10,
  /** Consumer Protection Act: how far a bill may exceed the estimate. */
  estimateMarginPercent: 10,
  /** Building Code: the period in which the city decides on a complete application for a house. */
  permitBusinessDays: 10,
  /** Building Code: the egress window required on a floor with bedrooms and no exterior door. */
  escapeWindow: { squareMetres: 0.35, shortestSideMillimetres: 380, wellMillimetres: 550 },
} as const;
