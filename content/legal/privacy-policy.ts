import { company } from '../company.ts';
import { draftRetentionDays, retentionDays, wholeMonths } from '../retention.ts';
import type { LegalDocument } from './legal-document.ts';

const contactMonths = wholeMonths(retentionDays.contactMessages);
const applicationMonths = wholeMonths(retentionDays.jobApplications);
const withdrawnMonths = wholeMonths(retentionDays.withdrawnSubscriptions);

/** Every sentence describes what the software does. Keep the two in sync. */
export const privacyPolicy = {
  title: 'Privacy Policy',
  lastUpdated: 'April 17, 2025',
  intro: `${company.name} (we, us) renovates houses in the ${company.serviceArea}. This page says what we learn about you through this website, why, who sees it, and when it is deleted. In short: we keep what you send us, use it to answer you, and no other company tracks you here.`,
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      paragraphs: [
        'You can read every page without telling us who you are. There are no accounts. We receive personal information only when you send a form, send an email or call, and it is one of these five kinds.',
      ],
      list: [
        {
          term: 'Contact information',
          text: 'Your name, email address and, if you give it, your phone number. For the newsletter, the email address alone.',
          fields: { contact: ['name', 'email', 'phone'], newsletter: ['email'] },
        },
        {
          term: 'Project details',
          text: 'The kind of project you choose and what you write about it, such as the street, the age of the house and your plans; and, if you add them, photos of the room with what you write about them. If you book a visit: its time, the street and city of the house, and how we get in.',
          fields: { contact: ['projectType', 'message', 'photos'] },
        },
        {
          term: 'Communication records',
          text: 'When a message arrived, the reference that we gave it, which form it came from, when a reply was due, when we first opened it and when we marked it as answered, and whether our email that confirms it was sent; also emails and notes of calls that follow. For the newsletter: the wording that you agreed to, the time, and the page on which you agreed.',
        },
        {
          term: 'Technical information',
          text: 'When a form is sent or a list is fetched, our server’s log records which kind of request it was, when it came in, how long it took and whether it succeeded. The log holds no names, no email or network addresses and nothing that was typed into a form. With a form the browser also sends a random number, so that a double click counts once, and the time it took to fill in, which helps to tell people from programs.',
        },
        {
          term: 'Job application information',
          text: 'Your name, email address, phone number, the position and the level of experience you choose, your message and, if you attach one, your resume.',
          fields: {
            application: ['name', 'email', 'phone', 'position', 'experience', 'message', 'resume'],
          },
        },
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use your information',
      paragraphs: [
        'We use personal information for the purpose for which you gave it, and for these purposes only. We do not sell it, rent it or trade it.',
      ],
      list: [
        {
          term: 'Services',
          text: 'To prepare an estimate, visit the house, draw up a contract and carry out the work.',
        },
        {
          term: 'Communication',
          text: `To answer you, as promised, within ${company.replyWithinHours} hours; where our site sends email, to confirm by one automatic email, to the address in the form, that your message or application has arrived and what it said, to tell you when a visit is booked, moved or cancelled, to remind you of it the evening before, and to send you a lost link again; and to speak with you about your project while it lasts and under its warranty afterwards.`,
        },
        {
          term: 'Newsletters and promotions',
          text: 'To send you our newsletter, if you ticked the box that asks for it; where our site sends email, an automatic one confirms it first. Asking for an estimate does not put you on the list.',
        },
        {
          term: 'Job applications',
          text: 'To consider you for the position that you applied for, and to tell you how it went.',
        },
        {
          term: 'Legal compliance',
          text: 'To keep the records that tax, construction and consumer law ask of us, and to answer a lawful demand from a court or an authority.',
        },
        {
          term: 'Analytics',
          text: 'To count requests as totals, for instance how many forms were sent and how quickly they were answered. Our own server counts; the totals name nobody.',
        },
      ],
    },
    {
      id: 'words-about-our-work',
      title: 'Your words about our work, and portraits',
      paragraphs: [
        'If we worked for you, we may ask you by email, or with a link that we send you, for a few words about it. Your page then takes your words, a number of stars, your name and city as you want them to stand there and, if you add one, a photo of the room, without the place and the time that a phone writes into it. We show them on this site, unchanged but for shortening, only if you ticked the box that allows it; otherwise we only read them. We keep the wording that you agreed to and the time.',
        'You can take your words back on the same page at any time, without a reason. Portraits and words of the people who work here are shown with their agreement, and leave the site when they ask.',
      ],
    },
    {
      id: 'cookies-and-your-browser',
      title: 'Cookies, tracking and your browser',
      paragraphs: [
        `This site sets no tracking, advertising or analytics cookies. It loads nothing from other companies: no analytics script, no advertising pixel, no embedded map or video, no borrowed fonts. The link to our page on ${company.social.network} is a plain link, and ${company.social.network} learns of your visit only if you follow it.`,
        `If you begin a form and do not send it, a draft of what you typed stays in your own browser for up to ${draftRetentionDays} days, so that a closed tab or a lost connection does not cost you your words. Photos are not part of it. The draft is not sent to us. It is erased when the form has been sent, and you can erase it at any time by clearing the site’s data in your browser. The random number that is sent with a form stays there for an hour, so that sending the same words again counts once. What you sent with a request also stays in the open tab, as a receipt that you can read and print, until you close the receipt or the tab.`,
        'To keep programs from flooding the forms, our server keeps the network addresses of recent senders in its memory and counts how often each one sends. An address is not stored with your message and not written to the logs.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      paragraphs: [
        'Messages, applications and newsletter addresses are stored in the company’s own database, and an email about each message and application goes to our own mailbox, together with the photos or the resume. The people in our office who answer, estimate and hire can read them, and nobody else at the company.',
        'Visits, with your name, phone number and address, and how we get in, are also in the calendar on the phone of whoever comes, and so with the firm that keeps that calendar.',
        'The firms that run our server and carry our email handle the data on our behalf and may not use it for anything else. If one of them keeps data outside Canada, the law of that place applies to it as well; ask us, and we will tell you who they are and where.',
        'When we plan or carry out your project, we pass on what a trade, an engineer, a supplier or the city needs to do its part, such as your address for a delivery or a permit. We pass nothing on for anyone else to advertise with.',
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      paragraphs: [
        'These periods run from the day on which the record arrived. When a period ends, the software that runs this site deletes the record by itself. Copies in our mailbox are deleted by hand on the same schedule, and copies in backups disappear when the backup is replaced.',
      ],
      list: [
        {
          term: 'Requests for an estimate and other messages',
          text: `${contactMonths} months, and until a visit that was agreed is over. Photos are kept with the request and deleted with it.`,
        },
        {
          term: 'Job applications',
          text: `${applicationMonths} months. The resume is kept with the application and deleted with it.`,
        },
        {
          term: 'Newsletter addresses',
          text: `Until you withdraw your consent, together with the wording, the time and the page of that consent, which are our proof that you asked for it. After that the address is kept for ${withdrawnMonths} months with the time of the withdrawal, as proof that we stopped, and nothing is sent to it.`,
        },
        {
          term: 'Words about finished work',
          text: `Until you take them back with the link that we sent you, which needs no reason, or ask us to. They then leave the site within a minute, with your name and your photo, and older versions of the site do not bring them back; we keep a note that words were withdrawn, and nothing else. If you never answer our question, your address and name are deleted ${contactMonths} months after we last asked.`,
        },
        {
          term: 'Automatic emails',
          text: `As long as the request or application that they are about. Those about the newsletter, about your words, or about a visit whose request is deleted are kept for ${retentionDays.mailOfNoSubmission} days.`,
        },
        {
          term: 'Messages taken for spam',
          text: `${retentionDays.spam} days. They are set apart rather than thrown away, so that a mistake by the filter can be put right.`,
        },
        {
          term: 'Projects that we carry out',
          text: 'Contracts, drawings, invoices and warranty papers are business records kept apart from this website, for as long as the warranty runs and for the six years that the Canada Revenue Agency requires.',
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data security',
      paragraphs: [
        'What you send is written to the database before the site confirms it. Photos are made smaller in your own browser, where it can, and once more on our server: the place, the time and the camera that a phone writes into them are not kept. Resumes are checked by their content. Both are stored in the same database, and are never shown on a public page. A resume can be opened only with a key that the company holds. Your photos can be opened with that key or on the page of your request, which shows all that you sent: anyone who has its link, from the confirmation on our site or in our emails, can see, change and delete it. Keep that link as you would keep a letter. Logs are kept free of personal information, so that there is less to lose.',
        'No website can promise that nothing will ever go wrong. If a breach of our safeguards creates a real risk of significant harm to you, we will tell you and the Privacy Commissioner of Canada as soon as we can, and say what you can do.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'We follow the Personal Information Protection and Electronic Documents Act (PIPEDA), and we treat job applicants in the same way. To use any of these rights, write to us from the address that you gave us, or call. It costs nothing.',
      ],
      list: [
        {
          term: 'To see it',
          text: 'Ask what we hold about you, and we will send you a copy within 30 days.',
        },
        {
          term: 'To correct it',
          text: 'Tell us what is wrong or out of date, and we will correct it.',
        },
        {
          term: 'To have it deleted',
          text: 'Ask us to delete your message, photos, application or resume before its time is up. We will, unless a law requires us to keep it; then we will tell you which. You can also delete a request yourself, on its own page.',
        },
        {
          term: 'To withdraw consent',
          text: `Under Canada’s anti-spam legislation (CASL) you can leave the newsletter at any time and without giving a reason: with the link in each of its emails, with the link “Unsubscribe” below the form on our home page, or by writing to ${company.email}. The links take effect at once; by letter it takes ten business days at the most.`,
        },
        {
          term: 'To complain',
          text: 'Please tell us first, so that we can fix it. You can also turn to the Office of the Privacy Commissioner of Canada at any time.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'If we change what we do, we change this page and the date at its top. If a change would let us use information that we already hold in a new way, we ask you first.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      paragraphs: [
        `Questions about privacy, and requests about your own information, go to the person in charge of privacy at ${company.name}, ${company.location.city}, ${company.location.region}, ${company.location.country}.`,
      ],
      list: [
        { term: 'Email', text: company.email },
        { term: 'Phone', text: company.phone.display },
      ],
    },
  ],
} as const satisfies LegalDocument;
