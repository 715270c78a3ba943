export function findPostgres(): string;
export function findNginx(): string;
