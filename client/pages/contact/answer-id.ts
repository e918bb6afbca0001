/** 'Is the estimate free?' becomes 'faq-is-the-estimate-free'. */
export function answerId(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['faq', ...words].join('-');
}
