import { Component, type ReactNode } from 'react';

type SectionFailureProps = { failure: ReactNode; children: ReactNode };

/** A part of a screen that broke or did not arrive: the rest of the screen stays. */
export class SectionFailure extends Component<SectionFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
