export const heroHeadline = 'Kitchens and Baths for Stone Houses';

export const heroWords = ['kitchens', 'bathrooms', 'pantries'] as const satisfies readonly string[];
