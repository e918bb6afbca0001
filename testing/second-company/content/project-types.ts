export const projectTypes = ['Bathrooms', 'Kitchens', 'Other'] as const;

export type ProjectType = (typeof projectTypes)[number];
