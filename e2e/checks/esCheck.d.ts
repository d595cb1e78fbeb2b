/** The part of es-check's API that is used here; the package has no types. */
declare module 'es-check' {
  interface Check {
    /** `es2018` for syntax alone. */
    ecmaVersion: 'checkBrowser' | 'es2018';
    checkBrowser?: true;
    browserslistQuery?: string;
    checkFeatures?: true;
    module: boolean;
    files: readonly string[];
    /** Names of features, with a comma between them. */
    ignore?: string;
  }
  interface Failure {
    file: string;
    err: Error;
  }
  export function runChecks(
    checks: readonly Check[],
    options: { logger: object },
  ): Promise<{ success: boolean; errors: readonly Failure[] }>;
}
