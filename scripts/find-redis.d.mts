export function findRedis(): string;
