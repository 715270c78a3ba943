/** The address of a hotel's picture in outlines, as the provider draws it. */
export const colouringAddress = (hotelId: string): string => `/media/colouring/${hotelId}.svg`;
