import { Component, type ReactNode } from 'react';

interface RemoteErrorBoundaryProps {
  children: ReactNode;
  /** Shown after a crash; a new `key` renders the children again. */
  fallback: (cause: unknown) => ReactNode;
  onCrash: (error: unknown) => void;
}

/** Keeps an error that a section throws while rendering inside the section's slot. */
export class RemoteErrorBoundary extends Component<
  RemoteErrorBoundaryProps,
  { crash: { cause: unknown } | undefined }
> {
  override state: { crash: { cause: unknown } | undefined } = { crash: undefined };

  static getDerivedStateFromError(cause: unknown) {
    return { crash: { cause } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    const { crash } = this.state;
    return crash ? this.props.fallback(crash.cause) : this.props.children;
  }
}
