import { Component, type ReactNode } from 'react';
import { company } from '../content/company.ts';
import { Button } from './ui/button.tsx';

type ScreenFailureProps = { onFailure: () => void; children: ReactNode };

/** A screen whose code did not arrive, or that broke: say so, keep the rest of the site, offer the phone. */
export class ScreenFailure extends Component<ScreenFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="sheet grid justify-items-start gap-4 py-section">
        <h1 data-screen-heading="" tabIndex={-1} className="font-display text-h1">
          This page did not load
        </h1>
        <p className="text-lead">
          The connection may have dropped. Try again, or call us at{' '}
          <a href={company.phone.href}>{company.phone.display}</a>.
        </p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    );
  }
}
