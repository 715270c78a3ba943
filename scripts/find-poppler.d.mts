export function findPdftotext(): string;
export function findPdftoppm(): string;
