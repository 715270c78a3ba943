export function findPostgres(): string;
export function findRedis(): string;
export function findNginx(): string;
