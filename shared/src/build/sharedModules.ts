/**
 * The shared modules that a remote received at run time. Every remote exposes this module, so that a
 * test can compare their identities; no page loads it.
 */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as runtime from 'shared/runtime';

export const sharedModules = { react: React, 'react-dom': ReactDOM, 'shared/runtime': runtime };
