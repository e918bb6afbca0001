/** The options of the estimate form, in order. The owner worded them: three differ from the service's title. */
export const projectTypes = [
  'Home Renovations',
  'Kitchen Renovations',
  'Bathroom Renovations',
  'Basement Renovations',
  'Flooring Installation & Renovation Services',
  'Stair Design & Renovation Services',
  'Epoxy Coating Services',
  'Driveway & Backyard Concrete',
  'Wallpaper Installation/Removal',
  'Painting Services',
  'Stucco Removal Services',
  'Pot Light Installation Services',
  'Gimbal Light Installation Services',
  'Other',
] as const;

export type ProjectType = (typeof projectTypes)[number];
