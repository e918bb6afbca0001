import { unsubscribePath } from '../../contract/forms/newsletter.ts';
import { textLinkStyle } from '../ui/button-styles.ts';

/** The unsubscribe link after a question such as 'Changed your mind?' */
export function Unsubscribe({ question }: { question: string }) {
  return (
    <>
      {question}{' '}
      <a href={unsubscribePath} className={textLinkStyle('', 'text-current')}>
        Unsubscribe
      </a>
    </>
  );
}
