import { Component, type ReactNode } from 'react';

interface RemoteErrorBoundaryProps {
  children: ReactNode;
  /** Shown after a crash; a new `key` renders the children again. */
  fallback: ReactNode;
  onCrash: (error: unknown) => void;
}

/** Keeps an error that a section throws while rendering inside the section's slot. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, { crashed: boolean }> {
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
