'use client';

import { createContext } from 'react';
import type { IslandName } from './register.ts';

/** Registers an island of the page that the server is rendering. Returns the id of its element. */
export type CollectIsland = (name: IslandName, props: object) => string;

/** Absent within an island: an island in an island would be hydrated twice. */
export const CollectorContext = createContext<CollectIsland | null>(null);
