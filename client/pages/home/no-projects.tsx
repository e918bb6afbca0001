import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { Placard } from '../../ui/placard.tsx';

export function NoProjects() {
  return (
    <Placard
      title="Projects Loading..."
      text="Our finished houses are on their way. Until then, see what we do, or ask us about yours."
    >
      <WordsLink to={to.services}>Our Services</WordsLink>
      <WordsLink to={to.contact}>Contact Us</WordsLink>
    </Placard>
  );
}
