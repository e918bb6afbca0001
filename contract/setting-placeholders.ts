/** Placeholders in prerendered documents, which the server or the static build replaces with the settings. */
export const settingPlaceholders = { siteUrl: '%SITE_URL%', formEndpoint: '%FORM_ENDPOINT%' } as const;

/** On an element of a document that is only for forms that post to this server; elsewhere it is left out. */
export const OWN_ENDPOINT_ONLY = 'data-own-endpoint';
