import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { ProjectType } from '../../../content/project-types.ts';
import { hasReceipt } from '../contact-form/receipt-key.ts';
import type { EstimateDialog } from './estimate-dialog.tsx';
import { openFallback } from './estimate-fallback.tsx';

/** The estimate dialog is opened from all over the site; its code arrives with the first wish to open it. */
const loadDialog = () => import('./estimate-dialog.tsx');

const ReceiptPanel = lazy(async () => ({ default: (await import('./receipt-panel.tsx')).ReceiptPanel }));

type OpenEstimate = (projectType?: ProjectType) => Promise<void>;

const EstimateContext = createContext<OpenEstimate>(async () => {});

type Wish = {
  readonly Dialog: typeof EstimateDialog;
  readonly isOpen: boolean;
  readonly projectType?: ProjectType | undefined;
};

export function EstimateProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [mayHaveReceipt, setMayHaveReceipt] = useState(false);

  // Always the same function: the many buttons that use it need not render when the dialog opens.
  const openEstimate = useCallback<OpenEstimate>(async (projectType) => {
    try {
      const { EstimateDialog: Dialog } = await loadDialog();
      // The form takes a slow phone longer to draw than a touch may stay unanswered.
      startTransition(() => setWish({ Dialog, isOpen: true, projectType }));
    } catch {
      openFallback();
    }
  }, []);

  // After a reload within the visit the receipt is still there.
  useEffect(() => setMayHaveReceipt(hasReceipt()), []);

  return (
    <EstimateContext value={openEstimate}>
      {children}
      {wish && (
        <wish.Dialog
          isOpen={wish.isOpen}
          projectType={wish.projectType}
          onClose={() => setWish({ ...wish, isOpen: false })}
        />
      )}
      {((wish && !wish.isOpen) || mayHaveReceipt) && (
        <Suspense>
          <ReceiptPanel />
        </Suspense>
      )}
    </EstimateContext>
  );
}

export function useOpenEstimate(): OpenEstimate {
  return useContext(EstimateContext);
}

/** Called when somebody is about to ask: the code is there when they click. */
export function prepareEstimate(): void {
  // Failing is no failure yet: the click asks again.
  loadDialog().catch(() => {});
}
