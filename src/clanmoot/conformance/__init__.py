"""The conformance kit: what any game on the contract must keep, whatever its rules."""
