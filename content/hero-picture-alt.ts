/** Apart from the others, so that Home need not carry the words of every picture. */
export const heroPictureAlt =
  'Green and oak kitchen in morning sun, with a marble-topped island, three leather stools and brass pendants.';
