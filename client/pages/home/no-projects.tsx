import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoProjects() {
  return (
    <EmptyState
      title="Projects Loading..."
      text="Our finished houses are on their way. Until then, see what we do, or ask us about yours."
    >
      <TextLink to={to.services}>Our Services</TextLink>
      <TextLink to={to.contact}>Contact Us</TextLink>
    </EmptyState>
  );
}
