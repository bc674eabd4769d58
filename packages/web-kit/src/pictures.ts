export { PICTURE_TYPES, smallerPicture } from './pictures/smaller-picture';
