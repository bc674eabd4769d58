// Set-up files are evaluated for each test file, and what they import once.
import './first-dialog';
