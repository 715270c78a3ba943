// Preloaded into a program that `runNode` starts. When the starter ends without a signal (kill -9, a closed terminal),
// the program stops as it does at Ctrl-C. The channel must not keep a finished program running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
