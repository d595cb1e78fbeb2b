/** The template in every published page that holds the shell's scripts until they are started. */
export const shellScriptsId = 'shell-scripts';
