export const heroWords = ['kitchens', 'bathrooms', 'pantries'] as const satisfies readonly string[];
