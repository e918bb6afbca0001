export const SENT = {
  title: 'Application Submitted!',
  text: "We've received your application and will be in touch soon.",
} as const;

export const FAILED = {
  title: 'Submission Error',
  text: 'There was a problem submitting your application. Please try again.',
} as const;
