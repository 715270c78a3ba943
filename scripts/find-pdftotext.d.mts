export function findPdftotext(): string;
