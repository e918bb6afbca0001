import { createRoot } from 'react-dom/client';
import { useStore } from '../../ui/use-store.ts';
import { EstimateDialog } from './estimate-dialog.tsx';
import { estimateStore } from './estimate-store.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

let isMounted = false;

/** Not part of any document: without scripts nothing would open it. */
export function mountEstimate(): void {
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'estimate-' }).render(<Estimate />);
}

function Estimate() {
  const request = useStore(estimateStore, { isOpen: false });
  return (
    <>
      <EstimateDialog
        isOpen={request.isOpen}
        projectType={request.projectType}
        onClose={() => estimateStore.set({ ...estimateStore.get(), isOpen: false })}
      />
      {!request.isOpen && <ReceiptPanel />}
    </>
  );
}
