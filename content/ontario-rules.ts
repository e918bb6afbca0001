/** Rules of Ontario that the copy quotes. Check them again when the law changes. */
export const ontarioRules = {
  /** Harmonized sales tax. */
  hstPercent: 13,
  /** Construction Act: kept back from each payment until the time for liens has run out. */
  holdbackPercent: 10,
  /** Construction Act: how long a lien can be registered after completion. */
  lienDays: 60,
  /** Consumer Protection Act: to cancel a contract that was signed at home. */
  cancellationDays: 10,
  /** Consumer Protection Act: how far a bill may exceed the estimate. */
  estimateMarginPercent: 10,
  /** Building Code: for the city to decide on a complete application for a house. */
  permitBusinessDays: 10,
  /** Building Code: the window of a bedroom floor without a door to the outside. */
  escapeWindow: { squareMetres: 0.35, shortestSideMillimetres: 380, wellMillimetres: 550 },
} as const;
