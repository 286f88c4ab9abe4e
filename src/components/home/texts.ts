/** Words of the parts of the home page. */
export const formatProgress = (count: number, of: number): string => `${count} of ${of} done`;
