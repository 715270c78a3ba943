// Preloaded into a program that `runNode` starts: when the starter is gone without having said so (kill -9, a closed
// terminal), the program stops as it does at Ctrl-C. The channel alone must not keep a finished program alive.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
