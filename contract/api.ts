/** What browser and server agree on: paths, extra form fields and the shapes of the responses. */

export const apiPaths = {
  services: '/api/services',
  projects: '/api/projects',
  testimonials: '/api/testimonials',
  contact: '/api/contact',
  jobApplications: '/api/job-applications',
  newsletter: '/api/newsletter',
  resumes: '/api/resumes/list',
  resume: (fileName: string) => `/api/resumes/${encodeURIComponent(fileName)}`,
  portfolio: (id: number) => `/api/portfolios/${id}`,
  caseStudy: (id: number) => `/api/case-studies/${id}`,
} as const;

/** Route patterns of the paths above that have parameters. */
export const apiRoutes = {
  resume: '/api/resumes/:fileName',
  portfolio: '/api/portfolios/:id',
  caseStudy: '/api/case-studies/:id',
} as const;

/** Form fields that no visitor sees. Their names begin with `_`, as form-forwarding services expect. */
export const hiddenFields = {
  recipient: '_to',
  replyTo: '_replyto',
  next: '_next',
  /** Generated in the browser: the same id sent twice is one lead. */
  submissionId: '_id',
  /** Honeypot: hidden from people, filled in by bots. */
  honeypot: '_honey',
  /** Milliseconds from showing the form to sending it. */
  elapsed: '_elapsed',
  /** Newsletter: the version of the wording that was agreed to, and the page on which it was shown. */
  consent: '_consent',
  page: '_page',
} as const;

export type ErrorResponse = { error: string; fields?: Record<string, string> };

/** The response to a contact message, with what the receipt shows. */
export type ContactResponse = {
  reference: string;
  receivedAt: string;
  replyBy: string;
  /** The path of the request's own page. */
  page: string;
  /** Whether a time for a visit can be chosen there. */
  offersTimes: boolean;
};

/** Appended to the path of a request's page: the times that can be chosen, as JSON. */
export const TIMES_PATH = '/times';

/** The texts come from the server, which knows the company's time zone. */
export type TimesResponse = { days: ShownDay[] };

export type ShownDay = {
  /** 'Thursday, November 19' */
  name: string;
  /** 'in 2 days' */
  inDays: string;
  morning: ShownTime[];
  afternoon: ShownTime[];
};

export type ShownTime = {
  /** The value that the form sends. */
  value: string;
  /** '9:00' */
  start: string;
  end: string;
  /** 'in the morning' */
  part: string;
  /** The time was wanted, but is no longer free. */
  isTaken?: true;
};

export type JobApplicationResponse = { reference: string; receivedAt: string };

export type ResumeListResponse = { files: string[] };

/** By itself, because the contact form needs this one alone in the browser. */
export const REQUEST_SENT_ANCHOR = 'request-sent';

/** Anchors of the redirect after a native form post: `:target` shows the confirmation. */
export const sentAnchors = {
  contact: REQUEST_SENT_ANCHOR,
  jobApplication: 'application-sent',
  newsletter: 'subscribed',
} as const;
