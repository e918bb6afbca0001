import { company } from '../../../content/company.ts';
import type { ProjectType } from '../../../content/project-types.ts';
import { EmailLink, PhoneLink } from '../../components/phone-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';

type EstimateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  projectType: ProjectType | undefined;
};

export function EstimateDialog({ isOpen, onClose, projectType }: EstimateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Request a Free Estimate"
      subtitle="Tell us about the house. Our team will reply with a free quote."
    >
      <div className="grid gap-4">
        {/* Made anew for another service, so that its choice is the preselected one. */}
        <ContactForm key={projectType} form="estimate" projectType={projectType} onSent={onClose} />
        <div className="border-t border-line pt-4">
          <p>
            You will hear back in {company.replyWithinHours} hours. For fast response, send a direct email or
            call.
          </p>
          <p className="mt-1 flex flex-wrap gap-x-6 font-strong">
            <PhoneLink className="inline-flex min-h-11 items-center" />
            <EmailLink className="inline-flex min-h-11 items-center" />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
