import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { ProjectType } from '../../../content/project-types.ts';
import { hasReceipt } from '../contact-form/receipt-key.ts';

/** The estimate dialog is opened from all over the site; its code arrives with the first wish to open it. */
const loadDialog = () => import('./estimate-dialog.tsx');
const EstimateDialog = lazy(async () => ({ default: (await loadDialog()).EstimateDialog }));

const ReceiptPanel = lazy(async () => ({ default: (await import('./receipt-panel.tsx')).ReceiptPanel }));

type OpenEstimate = (projectType?: ProjectType) => void;

const EstimateContext = createContext<OpenEstimate>(() => {});

type Wish = { readonly isOpen: boolean; readonly projectType?: ProjectType | undefined };

export function EstimateProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null);
  // Always the same function: the many buttons that use it need not render when the dialog opens.
  const openEstimate = useCallback<OpenEstimate>((projectType) => setWish({ isOpen: true, projectType }), []);
  const [mayHaveReceipt, setMayHaveReceipt] = useState(false);

  // After a reload within the visit the receipt is still there.
  useEffect(() => setMayHaveReceipt(hasReceipt()), []);

  return (
    <EstimateContext value={openEstimate}>
      {children}
      {wish && (
        <Suspense>
          <EstimateDialog
            isOpen={wish.isOpen}
            projectType={wish.projectType}
            onClose={() => setWish({ ...wish, isOpen: false })}
          />
        </Suspense>
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
  void loadDialog();
}
