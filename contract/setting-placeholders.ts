/** What stands in a prerendered document until the server, or the static build, knows the settings. */
export const settingPlaceholders = { siteUrl: '%SITE_URL%', formEndpoint: '%FORM_ENDPOINT%' } as const;
