/**
 * What a remote was given at run time. Every remote exposes this module, so that a test can compare
 * the identities through all of them; no page loads it.
 */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as runtime from 'shared/runtime';
import * as zod from 'shared/zod';

export { React, ReactDOM, runtime, zod };
