/** 'Is the estimate free?' -> 'faq-is-the-estimate-free': links to an answer stay true while its question stays. */
export function answerId(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['faq', ...words].join('-');
}
