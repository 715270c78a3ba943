declare module 'es-check' {
  interface Look {
    /** `es2023` */
    ecmaVersion: string;
    files: string[];
    module?: boolean;
    checkFeatures?: boolean;
  }
  export function runChecks(
    looks: Look[],
    options: object,
  ): { success: boolean; errors: { file: string; err: Error }[] };
}
