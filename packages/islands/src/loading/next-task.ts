/** Ends the current task, so that the browser can paint and handle input before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume);
  });
}
