import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { runtimeVersion, type SharedModule } from 'shared/contract';
import * as runtime from 'shared/runtime';

function singleton(version: string, module: object) {
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/** What the shell provides to every remote, as Module Federation's `init` takes it. */
export const sharedModules = {
  react: singleton(React.version, React),
  'react/jsx-runtime': singleton(React.version, jsxRuntime),
  'react/jsx-dev-runtime': singleton(React.version, jsxDevRuntime),
  'react-dom': singleton(ReactDOM.version, ReactDOM),
  'shared/runtime': singleton(runtimeVersion, runtime),
} satisfies Record<SharedModule, unknown>;
