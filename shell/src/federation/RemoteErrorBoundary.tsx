import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  children: ReactNode;
  /** What stands there instead; a new `key` renders the children anew. */
  fallback: ReactNode;
  onCrash: (error: unknown) => void;
}

/** Keeps what a section throws while it is rendered inside its own place. */
export class RemoteErrorBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
