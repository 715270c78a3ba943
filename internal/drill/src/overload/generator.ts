// Measures one kind of visit, in a process of its own: takes a job as JSON, and writes the measurement as JSON to standard
// output.
import { measure } from './measure.ts';
import type { Job } from './overload-report.ts';

const job = JSON.parse(process.argv[2] ?? '') as Job;
const measurement = await measure(job);
// Its connections are kept, so it would not end by itself.
process.stdout.write(JSON.stringify(measurement), () => process.exit());
